import type { CSSProperties } from 'react';
import type { QueueState } from '../../../theme/listing/queue';
import {
	isChecked,
	type Facet as FacetModel,
	type FacetItem,
} from '../model/filters';
import type { FiltersActions } from '../store';
import { PartList } from './part-list';
import { PriceForm } from './price-form';
import { Value } from './value';

export interface FacetProps {
	readonly facet: FacetModel;
	readonly isOpen: boolean;
	/** Queued changes without a response yet. */
	readonly steps: QueueState[ 'steps' ];
	readonly actions: FiltersActions;
	/** False in the first render, which equals the server markup. */
	readonly isHydrated: boolean;
}

/** One facet, with its values or the price form. */
export function Facet( props: FacetProps ) {
	const { facet, isOpen, steps, actions, isHydrated } = props;

	const renderItem = ( { depth, parts }: FacetItem ) => (
		<li style={ { '--depth': depth } as CSSProperties }>
			<PartList
				parts={ parts }
				render={ ( value ) => (
					<Value
						value={ value }
						isChecked={ isChecked( value, steps ) }
						isHydrated={ isHydrated }
						onToggle={ actions.toggle }
					/>
				) }
			/>
		</li>
	);

	return (
		<details
			className="facet"
			data-facet={ facet.name }
			open={ isOpen }
			onToggle={ ( { currentTarget } ) =>
				actions.setOpen( facet.name, currentTarget.open )
			}
		>
			<PartList
				parts={ facet.parts }
				render={ ( part ) => {
					switch ( part.kind ) {
						case 'summary':
							return (
								<summary>
									<PartList
										parts={ part.parts }
										render={ ( { kind, text } ) => (
											<span
												className={ `facet__${ kind }` }
											>
												{ text }
											</span>
										) }
									/>
								</summary>
							);
						case 'list':
							return (
								<ul>
									<PartList
										parts={ part.parts }
										render={ renderItem }
									/>
								</ul>
							);
						default:
							return (
								<PriceForm
									price={ part }
									steps={ steps }
									onApply={ actions.applyPrices }
								/>
							);
					}
				} }
			/>
		</details>
	);
}
