import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the picker in the workbench. */
export interface PickerPage {
	readonly card: Locator;
	readonly button: Locator;
	readonly input: Locator;
	readonly list: Locator;
	readonly options: Locator;
	readonly select: Locator;
	readonly active: () => Promise< Active | null >;
	readonly open: () => Promise< void >;
	readonly saves: () => Promise< readonly Record< string, string >[] >;
}

export interface Active {
	readonly text: string;
	readonly position: number;
	readonly isInView: boolean;
}

/** What the browser reports about the active option. */
function readActive(): Active | null {
	const input = document.querySelector( '[role="combobox"]' );
	const id = input?.getAttribute( 'aria-activedescendant' );
	const option = id ? document.getElementById( id ) : null;
	const list = option?.closest( '[role="listbox"]' );
	if ( ! option || ! list ) {
		return null;
	}
	const row = option.getBoundingClientRect();
	const view = list.getBoundingClientRect();
	return {
		text: option.textContent ?? '',
		position: Number( option.getAttribute( 'aria-posinset' ) ),
		isInView: row.top >= view.top - 1 && row.bottom <= view.bottom + 1,
	};
}

/** Opens a page of the workbench; any error on it fails the test. */
export async function visit(
	page: Page,
	query: string
): Promise< PickerPage > {
	page.on( 'pageerror', ( error ) => {
		throw error;
	} );
	await page.goto( `/terminal-picker?${ query }` );
	await page.waitForSelector( '[data-island-state="ready"]', {
		state: 'attached',
	} );
	const button = page.locator( '.vitrina-terminal-picker__open' );
	const input = page.getByRole( 'combobox' );
	return {
		card: page.locator( '.vitrina-terminal-picker__card' ),
		button,
		input,
		list: page.getByRole( 'listbox' ),
		options: page.getByRole( 'option' ),
		select: page.locator( 'select' ),
		active: () => page.evaluate( readActive ),
		async open() {
			await button.click();
			await expect( input ).toBeFocused();
		},
		saves: () => page.evaluate( () => Object( window ).fakeShop.saves ),
	};
}
