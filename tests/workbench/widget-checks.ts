import AxeBuilder from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import type { Description, State } from './description.mjs';

interface Workbench {
	start: () => Promise< void >;
	mount: () => Promise< void >;
	act: () => Promise< void >;
}

export const step = ( page: Page, name: keyof Workbench ) =>
	page.evaluate(
		( wanted ) =>
			( window as unknown as { workbench: Workbench } ).workbench[
				wanted
			](),
		name
	);

/** Expected console errors of a state: a file or a request that fails in it. */
const isMeant = ( text: string, { isFailed, answers = {} }: State ) =>
	( isFailed && /404|Not loaded: \/missing\.js/.test( text ) ) ||
	( Object.values( answers ).includes( 'refused' ) && /500/.test( text ) );

/**
 * Records errors of the browser. A mismatch of the first render is reported as an
 * error of the page; React's development build logs the others as warnings.
 */
export function watchErrors(
	page: Page,
	state: State,
	add: ( problem: string ) => void
): void {
	const say = ( text: string ) => {
		if ( ! isMeant( text, state ) ) {
			add( text.slice( 0, 300 ) );
		}
	};
	page.on( 'pageerror', ( error ) => say( error.message ) );
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			say( `${ message.text() } ${ message.location().url }` );
		}
	} );
}

/** The states of a widget's islands, as set by the core. */
export const islandStates = (
	page: Page,
	{ name, island = name, block }: Description
) =>
	block
		? Promise.resolve( [] )
		: page
				.locator( `[data-island="${ island }"]` )
				.evaluateAll( ( all ) =>
					all.map(
						( one ) => ( one as HTMLElement ).dataset.islandState
					)
				);

export const attach = ( info: TestInfo, name: string, body: Buffer ) =>
	info.attach( name, { body, contentType: 'image/png' } );

/** Adds up layout shifts after the widget is mounted. */
export const recordLayoutShifts = ( page: Page ) =>
	page.evaluate( () => {
		const seen = window as unknown as { shift: number };
		seen.shift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				seen.shift += ( entry as unknown as { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift' } );
	} );

export const readLayoutShift = ( page: Page ) =>
	page.evaluate( async () => {
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => requestAnimationFrame( resolve ) )
		);
		return ( window as unknown as { shift: number } ).shift;
	} );

/** How far the widget overflows the page, in px. */
export const overflowOf = ( page: Page ) =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );

export const isLoaded = ( page: Page ) =>
	page.evaluate( async () => {
		await document.fonts.ready;
		await Promise.all(
			Array.from( document.images, ( image ) => image.decode() ).map(
				( decoded ) => decoded.catch( () => {} )
			)
		);
	} );

export const photograph = ( page: Page, { busy = [] }: Description ) =>
	page.screenshot( {
		animations: 'disabled',
		// With a style of the page: Playwright's own option changes the fields.
		caret: 'initial',
		style: `${ [ ...busy, '.nothing' ].join() } { visibility: hidden !important }`,
	} );

/**
 * Runs axe on the visible parts of the widget.
 *
 * @param page               The page.
 * @param description        Description of the widget.
 * @param description.parts  Selectors of the parts to check.
 * @param description.others Selectors of third-party elements that we cannot fix.
 */
export async function findViolations(
	page: Page,
	{ parts, others = [] }: Description
): Promise< readonly string[] > {
	const axe = new AxeBuilder( { page } )
		.options( { resultTypes: [ 'violations' ] } )
		.setLegacyMode();
	parts.forEach( ( part ) => axe.include( part ) );
	others.forEach( ( other ) => axe.exclude( other ) );
	const { violations } = await axe.analyze();
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map( ( { html } ) => `${ id }: ${ html.slice( 0, 160 ) }` )
	);
}
