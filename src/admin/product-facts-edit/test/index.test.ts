import '../index';

describe( 'quick edit of product facts', () => {
	it( '[LAW-73] fills in the fields of the row that is opened, and leaves those of others empty', () => {
		document.body.innerHTML = `
			<table><tbody id="the-list">
				<tr id="post-7"><td>
					<button class="editinline"><span>Redaguoti</span></button>
					<div class="hidden" id="inline_7"><div class="vitrina-facts-values">{"warnings":"Karšta\\n&lt;b&gt;","manufacturer_country":"LT"}</div></div>
				</td></tr>
				<tr id="edit-7"><td>
					<textarea data-fact="warnings"></textarea>
					<select data-fact="manufacturer_country"><option value=""></option><option value="LT"></option></select>
					<input data-fact="identifier" value="of the row before" disabled>
					<input name="bulk" value="bulk">
				</td></tr>
			</tbody></table>`;
		document.querySelector< HTMLElement >( '.editinline span' )?.click();
		expect(
			[
				...document.querySelectorAll< HTMLInputElement >(
					'td > :not( button, div )'
				),
			].map( ( { value } ) => value )
		).toEqual( [ 'Karšta\n<b>', 'LT', '', 'bulk' ] );
		expect( document.querySelectorAll( ':disabled' ) ).toHaveLength( 0 );
	} );

	it( 'does nothing at other clicks, and in rows without facts', () => {
		document.body.innerHTML =
			'<input data-fact="warnings" value="x"><table><tbody><tr id="post-8"><td><button class="editinline"></button></td></tr></tbody></table>';
		document.querySelector< HTMLElement >( '.editinline' )?.click();
		document.body.click();
		expect( document.querySelector( 'input' )?.value ).toBe( 'x' );
	} );
} );
