/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join( __dirname, '../../..' );

/** In place of src/theme/notices.ts. */
const elsewhere = `const page = window as Window & { jQuery?: JQueryStatic };
jQuery( 'a' );
window.jQuery( 'a' );
page.jQuery?.( 'a' );
page[ 'jQuery' ];
const { jQuery: ours } = page;
async function late() {}
late();
void late();
export async function waits() {
	await late();
}
export { ours };
`;

/** In place of the bridge. */
const bridge = `( window as Window & { jQuery?: JQueryStatic } ).jQuery?.( 'a' );
`;

/** @type {{ ruleId: string, line: number }[][]} */
let reports;

beforeAll( () => {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[ path.join( root, 'tests/walls/lint-texts.mjs' ) ],
		{
			cwd: root,
			encoding: 'utf8',
			input: JSON.stringify( [
				{ file: 'src/theme/notices.ts', text: elsewhere },
				{ file: 'src/cart/jquery-bridge.ts', text: bridge },
			] ),
		}
	);
	if ( ! stdout ) {
		throw new Error( stderr );
	}
	reports = JSON.parse( stdout );
} );

/** @type {( place: number, rule: string ) => number[]} */
const linesOf = ( place, rule ) =>
	( reports[ place ] ?? [] )
		.filter( ( { ruleId } ) => ruleId === rule )
		.map( ( { line } ) => line );

test( 'jQuery is seen under each of its names', () => {
	expect( linesOf( 0, 'no-restricted-globals' ) ).toEqual( [ 2 ] );
	expect( linesOf( 0, 'no-restricted-syntax' ) ).toEqual( [ 3, 4, 5, 6 ] );
} );

test( 'the bridge may name jQuery', () => {
	expect( linesOf( 1, 'no-restricted-syntax' ) ).toEqual( [] );
} );

test( 'a promise that nobody waits for is seen', () => {
	expect( linesOf( 0, '@typescript-eslint/no-floating-promises' ) ).toEqual( [
		8,
	] );
} );
