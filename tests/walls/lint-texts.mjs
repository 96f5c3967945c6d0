/**
 * Lints texts in the place of files that there are, with the rules of the house.
 * A program of its own, because ESLint reads its settings as a module, which Jest
 * cannot; one for all texts, because the types are read once then.
 *
 * Input: JSON, a list of `{ file, text }`. Output: JSON, a list of ESLint's messages
 * for each.
 */
import { text as readAll } from 'node:stream/consumers';
import { ESLint } from 'eslint';

// In CI, typescript-eslint would read the files themselves instead of the texts.
process.env.TSESTREE_SINGLE_RUN = 'false';

const eslint = new ESLint();

const all = [];
for ( const { file, text } of JSON.parse( await readAll( process.stdin ) ) ) {
	const [ result ] = await eslint.lintText( text, { filePath: file } );
	all.push( result?.messages ?? [] );
}
process.stdout.write( JSON.stringify( all ) );
