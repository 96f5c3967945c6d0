/**
 * How the shop's scripts talk: one plain line per step, and errors that say
 * what happened and what to do about it.
 */

/** An expected bad situation. Only its message is shown, never a stack. */
export class ShopError extends Error {
	/**
	 * @param {string} message  What happened and what to do, in one or two sentences.
	 * @param {number} exitCode The process's exit code.
	 */
	constructor( message, exitCode = 1 ) {
		super( message );
		this.name = 'ShopError';
		this.exitCode = exitCode;
	}
}

/**
 * Prints one line of progress. It goes to the error stream, so that what a
 * command answers can be piped on.
 *
 * @param {string} line
 */
export function say( line ) {
	process.stderr.write( `${ line }\n` );
}

/**
 * Runs a step, prints its name first and how long it took when it was long.
 *
 * @template T
 * @param {string}               name
 * @param {() => Promise<T> | T} run
 * @return {Promise<T>} What the step returns.
 */
export async function step( name, run ) {
	const began = Date.now();
	say( `· ${ name }…` );
	const result = await run();
	const took = Date.now() - began;
	if ( took > 900 ) {
		say( `  done in ${ ( took / 1000 ).toFixed( 1 ) } s` );
	}
	return result;
}

/**
 * Runs a script's main function; an error becomes a sentence and an exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain( main ) {
	try {
		await main();
	} catch ( error ) {
		if ( error instanceof Error && 'exitCode' in error ) {
			say( `\n${ error.message }` );
			process.exitCode = Number( error.exitCode );
			return;
		}
		say(
			error instanceof Error
				? ( error.stack ?? error.message )
				: String( error )
		);
		process.exitCode = 1;
	}
}
