import {
	createElement,
	Fragment,
	type ElementType,
	type Key,
	type ReactElement,
	type ReactNode,
} from 'react';

/**
 * The functions that compiled JSX calls, for the widgets, of the React that they use.
 * React's own JSX runtime is a separate script, which another plugin may have replaced by
 * that of another version (decision 0071), and which adds 670 bytes to each page.
 */
export { Fragment };

interface Props {
	readonly children?: ReactNode;
}

/** An element with one child or none. */
export const jsx = (
	type: ElementType,
	props: Props,
	key?: Key
): ReactElement =>
	createElement( type, key === undefined ? props : { ...props, key } );

/** An element with several children, which need no keys. */
export const jsxs = (
	type: ElementType,
	{ children, ...props }: { readonly children: readonly ReactNode[] },
	key?: Key
): ReactElement =>
	createElement(
		type,
		key === undefined ? props : { ...props, key },
		...children
	);
