/**
 * What PHP printed for every page and every visitor; see runtime/src/Settings.php.
 */
export interface CartSettings {
	url: string;
	isCart: boolean;
	redirectAfterAdd: boolean;
	fragmentName: string;
	hashKey: string;
	/** Milliseconds after which a request for the fragments is aborted. */
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
	/** Milliseconds after which a request is aborted. */
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
	// PHP prints the texts with the settings on every page that loads this script.
	labels: {} as Labels,
};

/**
 * Reads an inline JSON block of the page; null when it is missing or broken.
 *
 * @param id The element's id.
 */
export function readDataBlock( id: string ): unknown {
	try {
		return JSON.parse( document.getElementById( id )?.textContent ?? '' );
	} catch {
		return null;
	}
}

let cached: Settings | undefined;

/**
 * The settings of the page, read once when first asked for.
 */
export function settings(): Settings {
	if ( ! cached ) {
		const block = readDataBlock(
			'vitrina-settings'
		) as Partial< Settings > | null;
		// While the page is being parsed the block may still come.
		if ( ! block ) {
			return defaults;
		}
		cached = { ...defaults, ...block };
	}
	return cached;
}
