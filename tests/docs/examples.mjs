/**
 * Finds the examples in a page of `docs/integrate/`, and what is wrong with the
 * types of those for the browser.
 */
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {Object} Example
 * @property {string} language `js`, `php` or `json`.
 * @property {string} code     Without the fences.
 */

const FENCE = /^```(js|php|json)\n([\s\S]*?)^```$/gm;

/**
 * @param {string} page
 * @return {Example[]} Its examples, in its order.
 */
export const examplesIn = ( page ) =>
	[ ...page.matchAll( FENCE ) ].map( ( [ , language = '', code = '' ] ) => ( {
		language,
		code,
	} ) );

/** What a page holds for scripts of others. */
const PAGE = `declare global {
	interface Window { vitrina: { core: typeof import( '@vitrina/core' ) } }
}
export {};`;

/**
 * @param {string[]} scripts Code of the examples.
 * @param {string}   root    The repository.
 * @return {string[]} What TypeScript says about them.
 */
export function typeFaults( scripts, root ) {
	const files = new Map(
		[ PAGE, ...scripts.map( ( code ) => `${ code }\nexport {};` ) ].map(
			( code, at ) => [
				path.join( root, `tests/docs/.${ at }.ts` ),
				code,
			]
		)
	);
	const { config } = ts.readConfigFile(
		path.join( root, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.convertCompilerOptionsFromJson(
		config.compilerOptions,
		root
	);
	const host = ts.createCompilerHost( options );
	const { getSourceFile, fileExists } = host;
	host.fileExists = ( file ) => files.has( file ) || fileExists( file );
	host.getSourceFile = ( file, language, ...others ) => {
		const code = files.get( file );
		return code === undefined
			? getSourceFile( file, language, ...others )
			: ts.createSourceFile( file, code, language );
	};
	const program = ts.createProgram( [ ...files.keys() ], options, host );
	return [ ...files.keys() ].flatMap( ( file ) => {
		const source = program.getSourceFile( file );
		return [
			...program.getSyntacticDiagnostics( source ),
			...program.getSemanticDiagnostics( source ),
		].map( ( { messageText } ) =>
			ts.flattenDiagnosticMessageText( messageText, ' ' )
		);
	} );
}
