import {
	createElement,
	Fragment,
	type ElementType,
	type Key,
	type ReactElement,
	type ReactNode,
} from 'react';

/**
 * What JSX is compiled to in the widgets, on the same React as everything else of
 * theirs. React's own JSX runtime is a script of its own, which another plugin may have
 * replaced by another version's (decision 0071), and 670 bytes more on each page.
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
