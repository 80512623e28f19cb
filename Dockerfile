FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY migrations/package.json migrations/
COPY server/package.json server/
COPY client/package.json client/
COPY tools/generate tools/generate
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-slim
# Returns memory of finished image renders to the system instead of keeping it in the heap.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=2097152
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "server/dist/main.js"]
