import { settings } from '@vitrina/core';

/** What PHP prints in `vitrina-settings`. */
export interface WishlistSettings {
	readonly countOnLoad: boolean;
	readonly texts: Readonly<
		Record<
			'added' | 'removed' | 'full' | 'failed' | 'copied' | 'count',
			string
		>
	>;
}

export const wishlistSettings = () => settings().wishlist as WishlistSettings;
