/** Types of the parts of WordPress and WooCommerce that we use: globals of the page. */
declare module '@woocommerce/blocks-checkout' {
	import type { ComponentType, ReactNode } from 'react';

	export const ExperimentalOrderMeta: ComponentType< {
		readonly children: ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ReactNode } from 'react';

	export function registerPlugin(
		name: string,
		settings: { readonly scope: string; readonly render: () => ReactNode }
	): void;
}
