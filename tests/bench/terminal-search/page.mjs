import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workbench/files.mjs';
import { makeGroups, toSelect } from '../../workbench/terminals.mjs';

export const count = 3000;

const name = 'woo_lithuaniapost_lpexpress_terminal_id';
const groups = makeGroups( 'LT', count );

/** Markup of the classic checkout: the select, once. */
export const select = toSelect( groups, name, 'Pasirinkite paštomatą' );

/** The response that the blocks fetch instead. */
export const list = JSON.stringify( {
	version: '5e1f',
	country: 'LT',
	groups,
} );

const folder = path.join( root, 'node_modules' );
const styles = readFileSync(
	path.join( folder, 'select2/dist/css/select2.min.css' ),
	'utf8'
);

/** A plain select2 with the same options, as in a shop without our plugin. */
export const select2Page = `<!doctype html><html lang="lt"><meta charset="utf-8"><title>select2</title>
<style>${ styles }</style><body>${ select.replace(
	'<select ',
	'<select style="width:400px" '
) }</body></html>`;

export const select2Scripts = [
	path.join( folder, 'jquery/dist/jquery.min.js' ),
	path.join( folder, 'select2/dist/js/select2.full.min.js' ),
];
