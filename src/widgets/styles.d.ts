/** Styles are imported for webpack's eyes. */
declare module '*.scss';
declare module '*.css';
