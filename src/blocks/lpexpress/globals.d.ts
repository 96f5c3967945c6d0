/**
 * Types of the parts of WordPress and WooCommerce that we use. Both provide
 * them as globals of the page; npm has no package for the shop's version.
 */
declare module '@woocommerce/blocks-checkout' {
	import type { ComponentType } from 'react';

	export interface CheckoutBlockProps {
		readonly checkoutExtensionData?: {
			readonly setExtensionData: (
				namespace: string,
				key: string,
				value: unknown
			) => void;
		};
	}

	export function registerCheckoutBlock( block: {
		readonly metadata: {
			readonly name: string;
			readonly parent: readonly string[];
			readonly attributes?: object;
		};
		readonly component: ComponentType< CheckoutBlockProps >;
	} ): void;
}

declare module '@woocommerce/settings' {
	export function getSetting( name: string, fallback?: unknown ): unknown;
}

declare module '@wordpress/data' {
	interface Selectors {
		'wc/store/cart': { readonly getCartData: () => unknown };
		'wc/store/validation': {
			readonly getValidationError: (
				id: string
			) => { readonly hidden: boolean } | undefined;
		};
	}

	interface Actions {
		'wc/store/validation': {
			readonly setValidationErrors: (
				errors: Readonly<
					Record<
						string,
						{ readonly message: string; readonly hidden: boolean }
					>
				>
			) => void;
			readonly clearValidationError: ( id: string ) => void;
		};
	}

	export function useSelect< Value >(
		read: (
			select: < Name extends keyof Selectors >(
				name: Name
			) => Selectors[ Name ]
		) => Value,
		dependencies: readonly unknown[]
	): Value;

	export function useDispatch< Name extends keyof Actions >(
		name: Name
	): Actions[ Name ];
}
