/**
 * What of WooCommerce is used here: a global of the page, and on no registry
 * in the version the shop runs.
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
