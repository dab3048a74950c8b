import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The server compares a browser's Origin with the host it was asked for, so the host must stay.
const server = {
  target: process.env.HEARTH_SERVER ?? 'http://127.0.0.1:3000',
  changeOrigin: false,
}

/** What is asked of the server itself. */
const SERVED = [
  ...['/trpc', '/art', '/files', '/upload', '/health'],
  ...['/social', '/sitemap', '/robots.txt', '/feed.atom'],
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
    }),
    react(),
  ],
  server: { proxy: Object.fromEntries(SERVED.map((path) => [path, server])) },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
