import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe complains of.
 *
 * @param page   The page.
 * @param others Elements of other code that are not ours to mend.
 * @param within The parts to look at, where the rest of the page is not ours.
 */
export async function violationsOf(
	page: Page,
	others: readonly string[] = [],
	within: readonly string[] = []
): Promise< { id: string; nodes: string[] }[] > {
	// Within the page itself: a second page for each look takes as long as the look.
	const axe = new AxeBuilder( { page } )
		.options( { resultTypes: [ 'violations' ] } )
		.setLegacyMode();
	others.forEach( ( selector ) => axe.exclude( selector ) );
	within.forEach( ( selector ) => axe.include( selector ) );
	const { violations } = await axe.analyze();
	return violations.map( ( { id, nodes } ) => ( {
		id,
		nodes: nodes.map( ( { html } ) => html.slice( 0, 160 ) ),
	} ) );
}

/**
 * Fails with the elements that axe complains of.
 *
 * @param page   The page.
 * @param state  What it is in.
 * @param others Elements of other code that are not ours to mend.
 * @param within The parts to look at, where the rest of the page is not ours.
 */
export async function expectNoViolations(
	page: Page,
	state: string,
	others: readonly string[] = [],
	within: readonly string[] = []
): Promise< void > {
	expect( await violationsOf( page, others, within ), state ).toEqual( [] );
}
