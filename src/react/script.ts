/**
 * Puts the runtime of the components on the page, as a plain object: a script that exports
 * a module has some 190 bytes more, because webpack adds a getter for each name.
 */
import * as react from './index';

interface Scripts {
	vitrina?: { react?: typeof react };
}

( ( window as Scripts ).vitrina ??= {} ).react = {
	React: react.React,
	ReactDOM: react.ReactDOM,
	createStore: react.createStore,
	defineReactIsland: react.defineReactIsland,
	dropIndentation: react.dropIndentation,
	elementEvents: react.elementEvents,
	findPart: react.findPart,
	Fragment: react.Fragment,
	hydrate: react.hydrate,
	isSliding: react.isSliding,
	jsx: react.jsx,
	jsxs: react.jsxs,
	onOpenerClick: react.onOpenerClick,
	openPanel: react.openPanel,
	readStepper: react.readStepper,
	ServerHtml: react.ServerHtml,
	slide: react.slide,
	Stepper: react.Stepper,
	useAttributes: react.useAttributes,
	useBusy: react.useBusy,
	useIsHydrated: react.useIsHydrated,
	useMark: react.useMark,
};
