/* Components that each violate one React rule; the React Compiler relies on these rules. */

const use = (...hooks) => `import { ${hooks.join(', ')} } from 'react';\n\n`;

// oxfmt-ignore
export const react = [
  ['react/error-boundaries', 'export function A({ b }: { b: () => void }) {\n  try {\n    return <button onClick={b} />;\n  } catch {\n    return null;\n  }\n}'],
  ['react/exhaustive-deps', `${use('useEffect')}export function A({ b }: { b: () => void }) {\n  useEffect(() => {\n    b();\n  }, []);\n  return null;\n}`],
  ['react/globals', 'let b = 0;\n\nexport function A() {\n  b += 1;\n  return <i>{b}</i>;\n}'],
  ['react/immutability', 'export function A({ b }: { b: { c: number } }) {\n  b.c = 1;\n  return <i>{b.c}</i>;\n}'],
  ['react/incompatible-library', "import { useForm } from 'react-hook-form';\n\nexport function A() {\n  const { watch } = useForm<{ b: string }>();\n  return <i>{watch('b')}</i>;\n}"],
  ['react/preserve-manual-memoization', `${use('useCallback', 'useState')}export function useA(b: number) {\n  const c: number[] = [];\n  const [d] = useState(0);\n  c.push(b);\n  return useCallback(() => [c, d], [c, d]);\n}`],
  ['react/purity', 'export function A() {\n  const b = Math.random();\n  return <i>{b}</i>;\n}'],
  ['react/refs', `${use('useRef')}export function A() {\n  const b = useRef(0);\n  return <i>{b.current}</i>;\n}`],
  ['react/rules-of-hooks', `${use('useState')}export function A({ b }: { b: boolean }) {\n  if (b) useState(0);\n  return null;\n}`],
  ['react/set-state-in-effect', `${use('useEffect', 'useState')}export function A() {\n  const [b, setB] = useState(0);\n  useEffect(() => {\n    setB(1);\n  }, []);\n  return <i>{b}</i>;\n}`],
  ['react/set-state-in-render', `${use('useState')}export function A() {\n  const [b, setB] = useState(0);\n  setB(1);\n  return <i>{b}</i>;\n}`],
  ['react/static-components', 'export function A() {\n  const B = () => <i />;\n  return <B />;\n}'],
  ['react/unsupported-syntax', "export function A({ b }: { b: string }) {\n  eval(b);\n  return <i>{b}</i>;\n}"],
  ['react/use-memo', `${use('useMemo')}export function A({ b }: { b: number }) {\n  const c = useMemo(async () => Promise.resolve(b), [b]);\n  return <i>{String(c)}</i>;\n}`],
];
