/**
 * Output of the shop's scripts: one line per step, and errors that say what
 * happened and what to do.
 */

/** An expected error: only its message is printed, without a stack trace. */
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
 * Prints one line of progress. It goes to stderr, so that the output of a command
 * can be piped.
 *
 * @param {string} line
 */
export function printLine( line ) {
	process.stderr.write( `${ line }\n` );
}

/**
 * Runs a step. Prints its name first, and afterwards its duration if it was long.
 *
 * @template T
 * @param {string}               name
 * @param {() => Promise<T> | T} run
 * @return {Promise<T>} What the step returns.
 */
export async function step( name, run ) {
	const began = Date.now();
	printLine( `· ${ name }…` );
	const result = await run();
	const took = Date.now() - began;
	if ( took > 900 ) {
		printLine( `  done in ${ ( took / 1000 ).toFixed( 1 ) } s` );
	}
	return result;
}

/**
 * Runs a script's main function. An error with an exit code, such as a ShopError, prints
 * only its message and sets that exit code; any other error prints its stack trace.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain( main ) {
	try {
		await main();
	} catch ( error ) {
		if ( error instanceof Error && 'exitCode' in error ) {
			printLine( `\n${ error.message }` );
			process.exitCode = Number( error.exitCode );
			return;
		}
		printLine(
			error instanceof Error
				? ( error.stack ?? error.message )
				: String( error )
		);
		process.exitCode = 1;
	}
}
