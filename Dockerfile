# A node of the house. Build it from the repository alone: docker build -t ridotto .
FROM node:24-bookworm-slim AS build
WORKDIR /ridotto
COPY . .
RUN node scripts/ensure.mjs --build && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production RIDOTTO_HOST=0.0.0.0 RIDOTTO_DATA=/data
WORKDIR /ridotto
COPY --from=build /ridotto/package.json ./
COPY --from=build /ridotto/node_modules node_modules
COPY --from=build /ridotto/packages packages
RUN mkdir /data .cache && chown node:node /data .cache && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=128", "--no-allocation-site-pretenuring", "packages/cli/bin/ridotto.mjs", "serve"]
