export * from './matrix';
export * from './variation-index';
