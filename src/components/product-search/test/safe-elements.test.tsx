import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { picture, price, toSafeElements, type Allowed } from '../safe-elements';

function show( html: string, allowed: Allowed ): HTMLElement {
	return render( <>{ toSafeElements( html, allowed ) }</> ).container;
}

afterEach( cleanup );

describe( 'toSafeElements', () => {
	it( '[SRCH-01] keeps a price of WooCommerce unchanged', () => {
		const html =
			'<del aria-hidden="true"><span class="amount"><bdi>14,00&nbsp;€</bdi></span></del> <ins aria-hidden="true">9,90</ins><span class="screen-reader-text">Dabar 9,90</span>';
		expect( show( html, price ).innerHTML ).toBe( html );
	} );

	it( '[SRCH-01] keeps an image with its sizes', () => {
		const html =
			'<img loading="lazy" decoding="async" sizes="auto, 56px" srcset="http://x.lt/a.jpg 300w, http://x.lt/b.jpg 600w" src="http://x.lt/a.jpg" alt="Žvakė" width="300" height="375">';
		expect( show( html, picture ).innerHTML ).toBe( html );
	} );

	it.each( [
		'<img src=x onerror=alert(1)>',
		'<img src="javascript:alert(1)">',
		'<img src="//evil.example/a.jpg">',
		'<img srcset="javascript:alert(1) 1x">',
		'<script>alert(1)</script>',
		'<svg onload=alert(1)><script>alert(1)</script><use href="data:x"/></svg>',
		'<a href="javascript:alert(1)">x</a>',
		'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
		'<style>*{display:none}</style>',
		'<math><mtext><img src=x onerror=alert(1)></mtext></math>',
		'<span style="position:fixed" onclick="x()">x</span>',
		'<form action="//evil.example"><input name="x"></form>',
	] )( '[SRCH-03] %s loses what could run, load or lead away', ( html ) => {
		for ( const allowed of [ picture, price ] ) {
			const element = show( html, allowed );
			for ( const one of element.querySelectorAll( '*' ) ) {
				expect( Object.keys( allowed ) ).toContain( one.localName );
				for ( const { name, value } of one.attributes ) {
					expect( allowed[ one.localName ] ).toContain( name );
					expect( value ).not.toMatch( /javascript:|evil/ );
				}
			}
			expect( element.textContent ).not.toContain( 'alert' );
		}
	} );

	it( '[SRCH-03] keeps only allowed elements and attributes of any HTML', () => {
		const part = fc.oneof(
			fc.string(),
			fc.constantFrom(
				'<img ',
				'src=',
				'onerror=',
				'"',
				'>',
				'</',
				'<svg>',
				'<script',
				'<span',
				'style=x',
				'<template>',
				'<!--'
			)
		);
		fc.assert(
			fc.property( fc.array( part ), ( parts ) => {
				const element = show( parts.join( '' ), price );
				for ( const one of element.querySelectorAll( '*' ) ) {
					expect( Object.keys( price ) ).toContain( one.localName );
					for ( const { name } of one.attributes ) {
						expect( price[ one.localName ] ).toContain( name );
					}
				}
			} )
		);
	} );
} );
