/**
 * The runtime that the components of a page share: mounting, the store, and shared
 * components. One script, `vitrina-react`, loaded with the first component, after
 * WordPress's own React.
 */
import * as React from 'react';
import * as ReactDOM from 'react-dom';

// What the components import as react and react-dom: see webpack.config.js.
export { React, ReactDOM };
export {
	readStepper,
	type StepperPart,
} from '../components/stepper/read-stepper';
export {
	elementEvents,
	type ElementEvents,
	type ElementHandler,
} from '../components/element-events';
export { isSliding, slide } from '../components/slide';
export { Stepper } from '../components/stepper/stepper';
export { onOpenerClick } from '../dialog/on-opener-click';
export { openPanel } from '../dialog/panel';
export { findPart } from './find-part';
export { defineReactIsland, type ReactIsland } from './island';
export { hydrate } from './hydrate';
// The functions that compiled JSX calls.
export { Fragment, jsx, jsxs } from './jsx-runtime';
export { dropIndentation } from './markup';
export { ServerHtml } from './server-html';
export { createStore, type Store } from './store/store';
export { useAttributes } from './use-attributes';
export { useIsHydrated } from './use-is-hydrated';
export { useBusy, useMark } from './use-mark';
