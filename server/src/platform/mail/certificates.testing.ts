import { webcrypto } from 'node:crypto';

import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const hourMs = 60 * 60 * 1000;

/** Certificate and key for a TLS server (PEM). */
export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Certificate authority of one test; `certify` issues a certificate for a host name. */
export interface Authority {
  readonly certificate: string;
  readonly certify: (name: string, hours?: number) => Promise<ServerCertificate>;
}

const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** Validity from an hour ago, for this many hours. */
const times = (hours: number) => ({
  notBefore: new Date(Date.now() - hourMs),
  notAfter: new Date(Date.now() + (hours - 1) * hourMs),
});

/** Signs certificates for host names; those of less than one hour are expired. */
export async function newAuthority(): Promise<Authority> {
  const keys = await newKeys();
  const issuer = 'CN=Authority of a test';
  const own = await X509CertificateGenerator.createSelfSigned({
    ...{ name: issuer, keys, signingAlgorithm: algorithm, serialNumber: '01', ...times(24) },
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  let serial = 1;
  return {
    certificate: own.toString('pem'),
    certify: async (name, hours = 24) => {
      const { publicKey, privateKey } = await newKeys();
      const certificate = await X509CertificateGenerator.create({
        ...{ subject: `CN=${name}`, issuer, publicKey, signingKey: keys.privateKey },
        ...{ signingAlgorithm: algorithm, serialNumber: `0${String((serial += 1))}` },
        ...times(hours),
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
      });
      return { cert: certificate.toString('pem'), key: await pemOf(privateKey) };
    },
  };
}

async function pemOf(key: webcrypto.CryptoKey): Promise<string> {
  const bytes = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));
  return `-----BEGIN PRIVATE KEY-----\n${bytes.toString('base64')}\n-----END PRIVATE KEY-----\n`;
}
