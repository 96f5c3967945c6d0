import type { Page } from '@playwright/test';
import type { Shop } from '../../shop/handle.mjs';
import type { LandingCase, Step } from './landing-cases';

export type Script = 'ours' | 'theirs';

/** Start time of every visit, in the future because of cookies that expire. */
const start = Date.UTC( 2035, 10, 21, 10, 20, 30 );

/** Script tags that WordPress prints for each of the two, with the shop's settings. */
export function readTags( shop: Shop ): Record< Script, string > {
	const printed = ( isOurs: boolean ): string =>
		shop.phpEval( `
			add_filter( 'vitrina_attribution', static fn (): bool => ${ isOurs } );
			ob_start();
			do_action( 'wp_enqueue_scripts' );
			wp_print_scripts( [ 'wc-order-attribution' ] );
			return ob_get_clean();
		` );
	return { ours: printed( true ), theirs: printed( false ) };
}

/** The part of a WordPress page that attribution uses, with a fixed time. */
const html = ( time: number, tags: string, settings: string ) =>
	`<!doctype html><html lang="lt"><meta charset="utf-8"><title>Vitrina</title>
	<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>
	<script>
		window.moment = ${ time };
		window.Date = class extends Date {
			constructor( ...said ) { super( ...( said.length ? said : [ moment ] ) ); }
			static now() { return moment; }
		};
	</script>
	${ tags.replace( /(wc_order_attribution = .*\n)/, `$1${ settings }\n` ) }`;

/** Fake of the WP Consent API's script, which stores its state in a cookie. */
const consentApi = ( kept: string ) => `
	window.wp_consent_type = 'optin';
	window.wp_has_consent = () => ${ kept === 'allow' };`;

/** What PHP would print on this page. */
function settingsOf( script: Script, { base64 }: LandingCase, step: Step ) {
	const lines = [ `wc_order_attribution.params.base64 = ${ !! base64 };` ];
	const set = ( name: string, value: unknown ) =>
		lines.push(
			`wc_order_attribution.params.${ name } = ${ JSON.stringify( value ) };`
		);
	if ( step.allowed === false ) {
		set( 'allowTracking', false );
	}
	if ( step.consent !== undefined ) {
		lines.push( consentApi( step.consent ) );
		set( 'consentCategory', 'marketing' );
		if ( script === 'theirs' ) {
			set( 'allowTracking', step.consent === 'allow' );
		}
	}
	return lines.join( '\n' );
}

export interface Outcome {
	/** Data that the block checkout would send. */
	readonly fields: Record< string, string >;
	/** Data that the form would send. */
	readonly sent: Record< string, string >;
	readonly reason?: string | undefined;
	/** Decoded cookies, by name. */
	readonly cookies: Record< string, string >;
}

const theirConsent =
	'/wp-content/plugins/woocommerce/assets/js/frontend/wp-consent-api-integration.js';

/** Mocks the pages, and serves the script files of the shop. */
export async function createVisitor(
	page: Page,
	shop: Shop,
	tags: Record< Script, string >
): Promise< ( script: Script, landing: LandingCase ) => Promise< Outcome > > {
	let body = '';
	await page.route( /^https:..(www\.)?vitrina\.test/, async ( route ) => {
		const request = route.request();
		const { pathname, search } = new URL( request.url() );
		if ( request.resourceType() === 'script' ) {
			await route.fulfill( {
				contentType: 'text/javascript',
				body: await fileOf( shop, pathname + search ),
			} );
		} else {
			await route.fulfill( { contentType: 'text/html', body } );
		}
	} );

	return async ( script, landing ) => {
		const origin = landing.shop ?? 'https://vitrina.test';
		const context = page.context();
		await context.clearCookies();
		let time = start;
		for ( const step of landing.steps ) {
			time += ( step.after ?? 0 ) * 60_000;
			if ( ( step.after ?? 0 ) >= 30 ) {
				await context.clearCookies( { name: 'sbjs_session' } );
			}
			body = html(
				time,
				tags[ script ].replaceAll( shop.url, origin ) +
					( step.consent !== undefined && script === 'theirs'
						? `<script src="${ theirConsent }"></script>`
						: '' ),
				settingsOf( script, landing, step )
			);
			if ( step.at?.includes( '#' ) ) {
				// With the same page as referrer it would not count as a landing.
				await page.goto( 'about:blank' );
			}
			await page.goto( origin + ( step.at ?? '/' ), {
				...( step.referrer && { referer: step.referrer } ),
			} );
			for ( const event of step.then ?? [] ) {
				await page.evaluate( happen, event );
			}
		}
		return readOutcome( page, !! landing.base64 );
	};
}

async function readOutcome(
	page: Page,
	isBase64: boolean
): Promise< Outcome > {
	const [ data, form ] = await page.evaluate( () => [
		Object.entries< string | null >(
			( window as any ).wc_order_attribution.getAttributionData()
		),
		[ ...new FormData( document.forms[ 0 ] ) ] as [ string, string ][],
	] );
	// The page's own list: the browser's may still be working off what the page
	// has just written, one cookie after the other.
	const kept = await page.evaluate( () =>
		document.cookie
			.split( '; ' )
			.filter( Boolean )
			.map( ( pair ) => pair.split( /=(.*)/s ) )
	);

	const { vitrina_attribution_reason: reason, ...sent } = Object.fromEntries(
		form.map( ( [ name, value ] ) => [
			name.replace( 'wc_order_attribution_', '' ),
			String( value ),
		] )
	);
	return {
		fields: Object.fromEntries(
			data.map( ( [ name, value ] ) => [ name, value ?? '' ] )
		),
		sent,
		reason,
		cookies: Object.fromEntries(
			kept.map( ( [ name = '', value = '' ] ) => [
				name,
				decodeRecord( isBase64 ? atob( value ) : value ),
			] )
		),
	};
}

/** Runs in the page. */
function happen( event: string ): void {
	const { setOrderTracking } = ( window as any ).wc_order_attribution;
	const setConsent = ( marketing: string ) =>
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', {
				detail: { marketing },
			} )
		);
	const events: Record< string, () => void > = {
		allow: () => setOrderTracking( true ),
		forbid: () => setOrderTracking( false ),
		'consent: allow': () => setConsent( 'allow' ),
		'consent: deny': () => setConsent( 'deny' ),
		'a minute passes': () => {
			( window as any ).moment += 60_000;
		},
		'the address changes': () =>
			window.history.pushState( null, '', '/kita/' ),
	};
	events[ event ]?.();
}

/** Values that were encoded in an address are encoded twice in a record. */
function decodeRecord( value: string ): string {
	const once = decodeURIComponent( value );
	return once
		.split( '|||' )
		.map( ( field ) => {
			try {
				return decodeURIComponent( field );
			} catch {
				return field;
			}
		} )
		.join( '\n' );
}

const files = new Map< string, Promise< string > >();

/** A script of the shop, which is fetched once. */
function fileOf( shop: Shop, path: string ): Promise< string > {
	const known =
		files.get( path ) ??
		fetch( shop.url + path ).then( ( response ) => response.text() );
	files.set( path, known );
	return known;
}
