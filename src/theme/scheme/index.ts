/**
 * The switch between light and dark colours in the footer. The choice is stored only while it differs
 * from the device's; the page's head reads it before the first paint.
 */
type Scheme = 'dark' | 'light';

const KEY = 'vitrina-scheme';
const root = document.documentElement;
const device = window.matchMedia( '(prefers-color-scheme: dark)' );
const button = document.querySelector< HTMLButtonElement >(
	'[data-scheme-switch]'
);

const ofDevice = (): Scheme => ( device.matches ? 'dark' : 'light' );
const current = () => root.dataset.scheme || ofDevice();

function show() {
	button?.setAttribute( 'aria-pressed', `${ current() === 'dark' }` );
	// Colour of the browser's toolbar: after a choice it must not follow the device.
	const paper = window
		.getComputedStyle( root )
		.getPropertyValue( '--wp--preset--color--paper' );
	if ( root.dataset.scheme ) {
		document
			.querySelectorAll< HTMLMetaElement >( 'meta[name="theme-color"]' )
			.forEach( ( meta ) => ( meta.content = paper ) );
	}
}

function choose( scheme: Scheme ) {
	root.dataset.scheme = scheme;
	show();
	const isDevices = scheme === ofDevice();
	try {
		if ( isDevices ) {
			localStorage.removeItem( KEY );
		} else {
			localStorage.setItem( KEY, scheme );
		}
	} catch {
		// Without storage the choice applies to this page only.
	}
	if ( isDevices ) {
		root.dataset.scheme = '';
	}
}

if ( button ) {
	show();
	// Looks like the links beside it. These styles are here, because only pages with
	// the switch need them.
	button.style.cssText =
		'border:0;padding:0;background:none;color:var(--wp--preset--color--pine);font:inherit;text-decoration:underline;cursor:pointer';
	button.hidden = false;
	button.addEventListener( 'click', () =>
		choose( current() === 'dark' ? 'light' : 'dark' )
	);
	device.addEventListener( 'change', show );
}
