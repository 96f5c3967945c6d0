/** Prints a listing as theme/inc/filters/panel.php and listing/listing.php do. */

const VALUES = { a: 'Kvepalai', b: 'Žvakės', c: 'Dovanos' };

/** HTML of another plugin, by its position. */
export type Extra = Readonly< Partial< Record< 'body' | 'facet', string > > >;

interface Chosen {
	readonly values: readonly string[];
	readonly from: string;
}

/** The filters in a URL: `?f=a,b&min_price=5`. */
function chosenBy( url: string ): Chosen {
	const { searchParams } = new URL( url, window.location.href );
	return {
		values: ( searchParams.get( 'f' ) ?? '' )
			.split( ',' )
			.filter( Boolean ),
		from: searchParams.get( 'min_price' ) ?? '',
	};
}

function addressOf( { values, from }: Chosen ): string {
	const price = from && `&min_price=${ from }`;
	const query = `${ values.length ? `&f=${ values.join() }` : '' }${ price }`;
	return `http://localhost/shop/${ query.replace( '&', '?' ) }`;
}

const toggled = ( { values, from }: Chosen, value: string ) =>
	addressOf( {
		values: values.includes( value )
			? values.filter( ( one ) => one !== value )
			: [ ...values, value ].sort(),
		from,
	} );

const facet = ( name: string, chosen: Chosen, values: string[] ) => `
<details class="facet" data-facet="${ name }" open>
	<summary>
		<span class="facet__name">Rūšis</span>
		${
			chosen.values.length
				? `<span class="facet__chosen">${ chosen.values.length }</span>`
				: ''
		}
		<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-chevron"/></svg>
	</summary>
	<ul>
		${ values
			.map(
				( value ) =>
					`<li style="--depth:0"><a class="facet__value" href="${ toggled(
						chosen,
						value
					) }" rel="nofollow" data-filter="f=${ value }"${
						chosen.values.includes( value )
							? ' aria-current="true"'
							: ''
					}><span class="facet__swatch" style="background:red"></span><span class="facet__label">${
						VALUES[ value as keyof typeof VALUES ]
					}</span> <span class="facet__count">${
						7 - chosen.values.length
					}</span></a></li>`
			)
			.join( '' ) }
	</ul>
</details>`;

const price = ( { values, from }: Chosen ) =>
	`<details class="facet" data-facet="price" open><summary><span class="facet__name">Kaina</span><svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-chevron"/></svg></summary><form class="facet__price" method="get" action="http://localhost/shop/">${
		values.length
			? `<input type="hidden" name="f" value="${ values.join() }">`
			: ''
	}<label>Nuo, €<input type="text" inputmode="decimal" autocomplete="off" name="min_price" value="${ from }" placeholder="1" maxlength="12"></label><label>Iki, €<input type="text" inputmode="decimal" autocomplete="off" name="max_price" value="" placeholder="90" maxlength="12"></label><button class="button button--quiet" type="submit">Taikyti</button></form></details>`;

/**
 * Prints the listing of a URL.
 *
 * @param url   URL with the selected filters.
 * @param extra HTML of another plugin, by its position.
 */
export function printListing( url: string, extra: Extra = {} ): string {
	const chosen = chosenBy( url );
	const isFiltered = chosen.values.length > 0 || chosen.from !== '';
	const values = Object.keys( VALUES );
	const body = facet( 'f', chosen, values ).replace(
		'</details>',
		`${ extra.facet ?? '' }</details>`
	);
	return `<div class="listing" data-load="">
<div class="listing-bar"><a class="button filters-button" href="#filters">Filtrai</a><p class="woocommerce-result-count" role="status">${
		9 - chosen.values.length
	} prekės</p><form class="woocommerce-ordering" method="get" action="http://localhost/shop/"><select name="orderby" class="orderby"><option value="date">Naujausi</option><option value="price">Pigiausi</option></select></form></div>
<aside id="filters" class="filters" aria-labelledby="filters-title" tabindex="-1" data-island="filters" data-island-props="{}" data-island-load="now">
	<div class="filters__bar">
		<h2 class="filters__title" id="filters-title">Filtrai</h2>
		${
			isFiltered
				? '<a class="filters__clear" href="http://localhost/shop/" rel="nofollow">Valyti viską</a>'
				: ''
		}
		<button class="icon-button filters__close" type="button" data-panel-close>
			<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-close"/></svg>
			<span class="visually-hidden">Uždaryti</span>
		</button>
	</div>
	<div class="filters__body">
		${ price( chosen ) }${ body }${ extra.body ?? '' }
	</div>
	<p class="filters__foot">
		<button class="button" type="button" data-panel-close>Rodyti ${
			9 - chosen.values.length
		} prekes</button>
	</p>
</aside>
<div class="listing__main"><ul class="filter-chips">${ chosen.values
		.map(
			( value ) =>
				`<li><a class="filter-chip" href="${ toggled(
					chosen,
					value
				) }" data-removes="f=${ value }">${ value }</a></li>`
		)
		.join(
			''
		) }</ul><ul class="products"><li class="card" data-product_id="1">${ chosen.values.join() }</li></ul></div>
</div>`;
}
