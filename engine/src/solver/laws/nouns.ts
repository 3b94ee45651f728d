/**
 * People and objects in problems, which make no difference to the solution. Left out on purpose: objects that take
 * part in the physics (slope, spring, pulley, water, wind, river), and words for numbers (pair, dozen, couple).
 */
export const NOUNS = `
man woman boy girl child student pupil teacher lecturer farmer trader dealer seller buyer customer shopkeeper merchant
wholesaler retailer carpenter tailor driver rider cyclist motorcyclist runner sprinter athlete swimmer pilot worker
labourer labour labourer employee manager director clerk civil servant nurse doctor engineer mechanic electrician
businessman businesswoman contractor landlord tenant father mother brother sister uncle aunt friend lady gentleman player
footballer company firm factory shop store supermarket market bank school university college hospital office town city
village state country family household society cooperative club church mosque
mr mrs miss ms dr chief alhaji madam
car bus train lorry truck van taxi vehicle motorcycle motorbike bicycle tricycle keke tractor ship boat plane aeroplane
aircraft jet rocket trolley cart trailer wagon
ball football stone pebble brick block box crate bag basket bucket bottle tin can pot cup plate book pen pencil ruler
table chair desk bed door window cupboard wardrobe sofa bench
phone handset laptop computer tablet television radio fan fridge refrigerator freezer generator iron kettle heater cooker
stove bulb lamp torch lantern battery cell machine engine motor pump drill toaster washing
shirt dress gown skirt blouse trousers jeans shoe shoes bag belt watch hat cap cloth fabric wrapper suit
rice beans garri yam cassava maize corn millet bread loaf flour sugar salt milk oil groundnut tomato tomatoes pepper onion fish
meat chicken goat cow sheep ram egg mango orange banana apple pineapple coconut fruit plantain cocoa coffee tea biscuit
land plot house building flat car park road street track runway field playground
gold silver copper iron steel lead zinc brass aluminium aluminum wood wooden plastic rubber glass concrete cork metal metallic
tree plant seed animal dog cat bird cyclists bullet arrow coin book parcel load luggage
wire conductor resistor circuit cable
radio sets bicycle ticket fare meal drink service item article goods commodity product equipment tool toy jewellery necklace ring
small large big heavy light local electric electrical red blue green black white
`;
