# Ficha on one machine, without a Cloudflare account (docs/deploy.md, "Self-hosting").
#   docker build -t ficha . && docker run -p 8787:8787 -v ficha-data:/data ficha
FROM node:22-bookworm-slim

# workerd asks the system's certificates for webhooks and the look-up of their names.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /ficha
COPY . .
RUN npm ci && npm cache clean --force && node -e "import('./scripts/build-page.mjs').then((page) => page.buildPage())" \
  && mkdir /data && chown -R node:node /data /ficha

USER node
ENV WRANGLER_SEND_METRICS=false
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD node -e "fetch('http://127.0.0.1:8787/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/start.mjs", "--host", "0.0.0.0", "--folder", "/data"]
