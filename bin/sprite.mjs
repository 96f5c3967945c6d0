/**
 * Writes theme/build/icons.svg: the theme's icons from the Lucide set, each as a
 * <symbol>. The sprite is printed once per page, and icons are used by name.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The theme's name of an icon → Lucide's name. */
const icons = {
	account: 'user-round',
	back: 'arrow-left',
	cart: 'shopping-bag',
	check: 'check',
	chevron: 'chevron-down',
	close: 'x',
	error: 'circle-alert',
	expand: 'maximize-2',
	heart: 'heart',
	info: 'info',
	lock: 'lock-keyhole',
	menu: 'menu',
	minus: 'minus',
	next: 'arrow-right',
	pin: 'map-pin',
	play: 'play',
	plus: 'plus',
	remove: 'trash-2',
	returns: 'undo-2',
	search: 'search',
	star: 'star',
	truck: 'truck',
};

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const lucide = path.dirname(
	createRequire( import.meta.url ).resolve( 'lucide-static/package.json' )
);

const symbols = Object.entries( icons ).map( ( [ name, source ] ) => {
	const svg = readFileSync(
		path.join( lucide, 'icons', `${ source }.svg` ),
		'utf8'
	);
	const shapes = svg
		.replace( /<!--[\s\S]*?-->/g, '' )
		.replace( /^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '' )
		.replace( /\s*\n\s*/g, '' );
	return `<symbol id="icon-${ name }" viewBox="0 0 24 24">${ shapes }</symbol>`;
} );

const target = path.join( root, 'theme/build/icons.svg' );
mkdirSync( path.dirname( target ), { recursive: true } );
writeFileSync(
	target,
	`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">${ symbols.join( '' ) }</svg>\n`
);
console.log( `icons: ${ symbols.length } written` );
