/** Imports of styles have no value: only webpack uses them. */
declare module '*.scss';
declare module '*.css';
