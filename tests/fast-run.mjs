/** Whether this is a run of `npm test`, which has fewer tests and trials than `npm run test:full`. */
export const isFastRun = process.env.VITRINA_TESTS === 'fast';
