/**
 * What PHP printed for every page and every visitor; see runtime/src/Settings.php.
 */
export interface CartSettings {
	url: string;
	isCart: boolean;
	redirectAfterAdd: boolean;
	fragmentName: string;
	hashKey: string;
	requestTimeout: number;
}

export interface Labels {
	viewCart: string;
	added: string;
	addFailed: string;
	offline: string;
	invalidJson: string;
	unknownError: string;
	uploadFailed: string;
}

export interface Settings extends Record< string, unknown > {
	ajaxUrl: string;
	wcAjaxUrl: string;
	restUrl: string;
	/** Milliseconds until an answer that has not come is given up. */
	requestTimeout: number;
	/** Missing where the theme runs without WooCommerce. */
	cart?: CartSettings;
	labels: Labels;
}

const defaults: Settings = {
	ajaxUrl: '/wp-admin/admin-ajax.php',
	wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
	restUrl: '/wp-json/',
	requestTimeout: 30_000,
	labels: {
		viewCart: 'View cart',
		added: 'Added to the cart.',
		addFailed: 'This could not be added to the cart. Please try again.',
		offline: 'You are probably offline.',
		invalidJson: 'The response is not a valid JSON response.',
		unknownError: 'An unknown error occurred.',
		uploadFailed:
			'The file could not be uploaded. If it is a photo or another large picture, please make it smaller and try again.',
	},
};

/**
 * Reads a JSON box of the page; null when it is missing or broken.
 *
 * @param id The element's id.
 */
export function readBox( id: string ): unknown {
	try {
		return JSON.parse( document.getElementById( id )?.textContent ?? '' );
	} catch {
		return null;
	}
}

let known: Settings | undefined;

/**
 * The settings of the page, read once when first asked for.
 */
export function settings(): Settings {
	if ( ! known ) {
		const box = readBox( 'vitrina-settings' ) as Partial< Settings > | null;
		// Without its box a page that is still being parsed may yet get it.
		if ( ! box ) {
			return defaults;
		}
		known = {
			...defaults,
			...box,
			labels: { ...defaults.labels, ...box.labels },
		};
	}
	return known;
}
