import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The server build has several programs (see vite.config.ts), each named for itself.
  serverBuildFile: '[name].js',
  // All routes are known at once: a hydrated page never asks for more of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
