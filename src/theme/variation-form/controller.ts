import {
	elementEvents,
	emit,
	type ElementEvents,
	type ElementHandler,
} from '@vitrina/core';
import {
	createVariationIndex,
	type Selection,
	type Variation,
	type VariationIndex,
} from '../../variations';
import { isVariation, readFormData, readInline, readMatrix } from './form-data';
import { setButton } from './button';
import { formObject } from './form-object';
import { createLookup, type Lookup } from './lookup';
import { watchNearChoice } from './near-choice';
import { attributeSelects, nameOf } from './selects';
import { showVariationImage } from './show-image';
import {
	fillPanel,
	fillSentence,
	limitQuantity,
	showDetails,
	showNotice,
} from './show-variation';

/** Between the form's start and its first check (spec §9), in ms. */
const FIRST_CHECK = 100;

/**
 * Takes the steps while nothing else is to be done. Safari has no idle time.
 *
 * @param steps What to do.
 */
function whileIdle( steps?: Generator ): void {
	window.requestIdleCallback?.( ( idle ) => {
		while ( idle.timeRemaining() > 1 ) {
			if ( steps?.next().done ?? true ) {
				return;
			}
		}
		whileIdle( steps );
	} );
}

/**
 * One form. What it does, it does by WooCommerce's events: where jQuery is on
 * the page, other plugins hear and raise them with the same arguments.
 */
export class VariationForm {
	private readonly data;
	private readonly selects;
	private readonly panel;
	private readonly resetLink;
	/** Fields that take the number of the variation found. */
	private readonly ids;
	private readonly events: ElementEvents;
	private inline?: Variation[] | undefined;
	private index?: VariationIndex | undefined;
	private lookup!: Lookup;
	/** The select that the check under way answers to. */
	private changed = '';
	private isFirst = true;
	/** Listeners of a select are told that it was cleared; the form itself knows. */
	private isTelling = false;
	private hasFailed = false;

	constructor( private readonly form: HTMLFormElement ) {
		this.data = readFormData( form );
		this.selects = attributeSelects( form );
		this.panel = form.querySelector( '.single_variation' );
		this.resetLink = form.querySelector( '.reset_variations' );
		this.ids = form.querySelectorAll< HTMLInputElement >(
			'input[name="variation_id"], input.variation_id'
		);
		let isLate = false;
		this.events = elementEvents( form, this.handlers(), () => {
			if ( isLate ) {
				this.load();
				this.start();
			}
		} );
		isLate = true;
		this.load();
		this.listen();
	}

	/** The first check: silent, and late enough for what enhances the form. */
	start(): void {
		setTimeout( () => {
			// Who has chosen meanwhile has been answered already.
			if ( this.isFirst ) {
				this.raise( 'check_variations' );
			}
			this.raise( 'wc_variation_form', [
				formObject(
					this.form,
					this.selects,
					this.inline,
					this.events.wrap
				),
			] );
			this.isFirst = false;
			whileIdle( this.index?.foresee( this.data.settings ) );
		}, FIRST_CHECK );
	}

	private raise( name: string, values?: unknown[], target?: Element ): void {
		this.events.raise( name, values, target );
	}

	private handlers(): Record< string, ElementHandler > {
		const { form, data } = this;
		const alert = form.querySelector( '.reset_variations_alert' );
		const say = ( text: string ) => () => {
			if ( alert ) {
				alert.textContent = text;
			}
		};
		return {
			check_variations: ( [ given ] ) => this.check( given ),
			update_variation_values: () => this.update(),
			found_variation: ( [ variation ] ) => this.found( variation ),
			show_variation: ( [ variation, isBuyable ] ) =>
				this.shown( variation, Boolean( isBuyable ) ),
			hide_variation: () => {
				setButton( form, 'selection-needed' );
				emit( 'variation:hidden', { form } );
			},
			reset_data: () => this.resetData(),
			reset_image: () => showVariationImage( form ),
			announce_reset: say( data.texts.reset ),
			clear_reset_announcement: say( '' ),
			reset_focus: () => this.selects.all[ 0 ]?.focus(),
			reload_product_variations: () => {
				this.load();
				this.raise( 'check_variations' );
			},
			// Those that come by jQuery alone; the others are heard below.
			change: ( values, event ) => this.hear( event, 'change' ),
			click: ( values, event ) => this.hear( event, 'click' ),
		};
	}

	private hear(
		event: Parameters< ElementHandler >[ 1 ],
		type: 'change' | 'click'
	): void {
		const { target, originalEvent } = event ?? {};
		if ( originalEvent || ! ( target instanceof Element ) ) {
			return;
		}
		if ( type === 'change' ) {
			this.onChange( target );
		} else if ( target.closest( '.reset_variations' ) ) {
			this.reset();
		}
	}

	private listen(): void {
		const { form } = this;
		form.addEventListener( 'change', ( { target } ) =>
			this.onChange( target )
		);
		form.addEventListener(
			'click',
			( event ) => this.onClick( event ),
			true
		);
		watchNearChoice( form, ( select, value ) =>
			this.foresee( nameOf( select ), value )
		);
		form.addEventListener( 'keydown', ( event ) => {
			// A link that acts as a button is pressed with the space bar too.
			if ( event.key === ' ' && event.target === this.resetLink ) {
				event.preventDefault();
				this.reset();
			}
		} );
	}

	private onClick( event: Event ): void {
		const target = event.target as Element;
		if ( target.closest( '.reset_variations' ) ) {
			event.preventDefault();
			this.reset();
		} else if (
			this.hasFailed &&
			target.closest( '.single_add_to_cart_button' )
		) {
			// Tried again, instead of the alert.
			event.preventDefault();
			event.stopPropagation();
			this.raise( 'check_variations' );
		}
	}

	/** Asks for the details that a choice would lead to, before it is made. */
	private foresee( name: string, value: string ): void {
		const { index, lookup, inline } = this;
		const chosen = { ...this.selects.read(), [ name ]: value };
		index?.possible( chosen, this.data.settings );
		index?.outOfStock( chosen );
		if ( ! index || inline || ! Object.values( chosen ).every( Boolean ) ) {
			return;
		}
		const row = index.find( chosen, this.data.settings );
		if ( row && ! lookup.known( row.id ) ) {
			lookup.foresee( chosen );
		}
	}

	/** Reads the variations, which another plugin may have exchanged. */
	private load(): void {
		this.inline = readInline(
			this.form,
			this.events.data( 'product_variations' )
		);
		const matrix = readMatrix(
			this.selects.fields,
			this.inline,
			this.data
		);
		this.index = matrix && createVariationIndex( matrix );
		this.lookup = createLookup( this.form, this.inline );
	}

	private onChange( target: EventTarget | null ): void {
		const select = this.selects.all.find( ( one ) => one === target );
		if ( select && ! this.isTelling ) {
			this.isFirst = false;
			this.recheck( nameOf( select ) );
		}
	}

	private recheck( changed: string ): void {
		this.changed = changed;
		this.setId( '' );
		this.raise( 'clear_reset_announcement' );
		showNotice( this.panel, '' );
		this.raise( 'woocommerce_variation_select_change' );
		this.raise( 'check_variations' );
		this.changed = '';
		this.raise( 'woocommerce_variation_has_changed' );
		emit( 'variation:changed', { form: this.form } );
	}

	private reset(): void {
		this.tell( this.selects.write( {} ) );
		this.recheck( '' );
		this.raise( 'announce_reset' );
		this.raise( 'reset_data' );
		this.raise( 'reset_focus' );
	}

	private tell( selects: Element[] ): void {
		this.isTelling = true;
		for ( const select of selects ) {
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
		this.isTelling = false;
	}

	private setId( id: string ): void {
		for ( const input of this.ids ) {
			if ( input.value !== id ) {
				input.value = id;
				input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			}
		}
	}

	/**
	 * Leaves what is possible, and clears what is not.
	 */
	private update(): void {
		const { index, selects, form } = this;
		const { settings } = this.data;
		if ( ! index ) {
			return;
		}
		const selection = index.settle(
			selects.read(),
			this.changed,
			settings
		);
		const cleared = selects.write( selection );
		selects.offer( index.possible( selection, settings ) );
		this.tell( cleared );
		this.raise( 'woocommerce_update_variation_values' );
		emit( 'variation:updated', { form, index, selection } );
	}

	private check( given?: unknown ): void {
		const { index, lookup } = this;
		const { settings } = this.data;
		lookup.abort();
		this.hasFailed = false;
		this.raise( 'update_variation_values' );
		const chosen: Selection = Object( given ).data ?? this.selects.read();
		const values = Object.values( chosen );
		this.resetLink?.classList.toggle( 'is-shown', values.some( Boolean ) );
		if ( ! values.length || ! values.every( Boolean ) ) {
			this.raise( 'reset_data' );
			this.showCommonImage( chosen );
			return;
		}
		const row = index?.find( chosen, settings );
		const known = row && lookup.known( row.id );
		if ( known ) {
			this.raise( 'found_variation', [ known ] );
		} else if ( ! index || ( row && ! this.inline ) ) {
			void this.ask( chosen );
		} else {
			this.noMatch( this.isFirst );
		}
	}

	private async ask( chosen: Selection ): Promise< void > {
		const { isFirst } = this;
		try {
			const variation = await this.lookup.ask( chosen );
			if ( variation ) {
				this.raise( 'found_variation', [ variation ] );
			} else {
				this.noMatch( isFirst );
			}
		} catch ( error ) {
			if ( Object( error ).code !== 'aborted' ) {
				this.raise( 'reset_data' );
				showNotice( this.panel, this.data.texts.failed );
				this.hasFailed = true;
			}
		}
	}

	private noMatch( isSilent: boolean ): void {
		this.raise( 'reset_data' );
		if ( ! isSilent ) {
			showNotice( this.panel, this.data.texts.noMatch );
		}
	}

	private showCommonImage( chosen: Selection ): void {
		const image = Object.values( chosen ).some( Boolean )
			? this.index?.common( chosen, this.data.settings ).image
			: undefined;
		if ( image !== undefined ) {
			showVariationImage(
				this.form,
				this.index?.matrix.pictures[ image ]
			);
		}
	}

	private found( variation: unknown ): void {
		const { form, panel } = this;
		if ( ! isVariation( variation ) ) {
			return;
		}
		showDetails( form, variation );
		showVariationImage( form, variation.image );
		this.setId( String( variation.variation_id ) );
		limitQuantity( form, variation );
		if ( panel && variation.variation_is_visible ) {
			fillPanel( panel, variation );
		} else if ( panel ) {
			fillSentence( panel, this.data.texts.unavailable );
		}
		emit( 'variation:found', { form, variation } );
		this.raise(
			'show_variation',
			[
				variation,
				Boolean(
					variation.is_purchasable &&
					variation.is_in_stock &&
					variation.variation_is_visible
				),
			],
			panel ?? form
		);
	}

	private shown( variation: unknown, isBuyable: boolean ): void {
		const { form } = this;
		setButton( form, isBuyable ? 'enabled' : 'is-unavailable' );
		if ( isVariation( variation ) ) {
			emit( 'variation:shown', { form, variation, isBuyable } );
		}
	}

	private resetData(): void {
		const { form, panel } = this;
		showDetails( form );
		this.raise( 'reset_image' );
		panel?.replaceChildren();
		this.raise( 'hide_variation', [], panel ?? form );
		emit( 'variation:reset', { form } );
	}
}
