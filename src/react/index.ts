/**
 * What every component of the page is mounted with: one script, `vitrina-react`,
 * which comes with the first of them, after WordPress's own React.
 */
import * as React from 'react';
import * as ReactDOM from 'react-dom';

// What the components import as react and react-dom: see webpack.config.js.
export { React, ReactDOM };
export { defineReactIsland, type ReactIsland } from './island';
export { hydrate } from './hydrate';
export { dropIndentation } from './markup';
export { ServerHtml } from './server-html';
export { useAttributes } from './use-attributes';
export { useHasTakenOver } from './use-has-taken-over';
export { useBusy, useMark } from './use-mark';
