/** What `npm start` says about the demo accounts. */
export const DEMO_ACCOUNTS =
  'Demo accounts: buyer@hearth.example and agent@hearth.example, password hearth-demo'
