/**
 * Types of the parts of WooCommerce that we use. WooCommerce provides them as
 * a global of the page; npm has no package for the shop's version.
 */
declare module '@woocommerce/blocks-registry' {
	import type { ReactNode } from 'react';

	export function registerPaymentMethod( method: {
		readonly name: string;
		readonly label: ReactNode;
		readonly ariaLabel: string;
		readonly content: ReactNode;
		readonly edit: ReactNode;
		readonly canMakePayment: () => boolean;
		readonly supports: { readonly features: readonly string[] };
	} ): void;
}
