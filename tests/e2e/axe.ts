import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Runs axe and returns the violations it finds.
 *
 * @param page     The page.
 * @param excluded Selectors of third-party elements that we cannot fix.
 * @param within   Selectors of the elements to check; the whole page if empty.
 */
export async function findViolations(
	page: Page,
	excluded: readonly string[] = [],
	within: readonly string[] = []
): Promise< { id: string; nodes: string[] }[] > {
	// Legacy mode runs in the page itself: a second page for each run would double its time.
	const axe = new AxeBuilder( { page } )
		.options( { resultTypes: [ 'violations' ] } )
		.setLegacyMode();
	excluded.forEach( ( selector ) => axe.exclude( selector ) );
	within.forEach( ( selector ) => axe.include( selector ) );
	const { violations } = await axe.analyze();
	return violations.map( ( { id, nodes } ) => ( {
		id,
		nodes: nodes.map( ( { html } ) => html.slice( 0, 160 ) ),
	} ) );
}

/**
 * Fails with the elements that violate a rule of axe.
 *
 * @param page     The page.
 * @param state    Description of the page's state, shown on failure.
 * @param excluded Selectors of third-party elements that we cannot fix.
 * @param within   Selectors of the elements to check; the whole page if empty.
 */
export async function expectNoViolations(
	page: Page,
	state: string,
	excluded: readonly string[] = [],
	within: readonly string[] = []
): Promise< void > {
	expect( await findViolations( page, excluded, within ), state ).toEqual(
		[]
	);
}
